// libmicrohttpd can serve HTTPS by GnuTLS. `apus serve` never asks for it, so a program that is
// linked statically carries these instead of GnuTLS and the nine libraries behind it. Only
// `gnutls_global_init` is ever called, when the program starts; zero means success.
//
// `Tools/dist/build.sh` checks that these are exactly what libmicrohttpd asks for.

#define STUB(name) \
  int name(void) { return 0; }

STUB(gnutls_alpn_set_protocols)
STUB(gnutls_bye)
STUB(gnutls_certificate_allocate_credentials)
STUB(gnutls_certificate_free_credentials)
STUB(gnutls_certificate_server_set_request)
STUB(gnutls_certificate_set_dh_params)
STUB(gnutls_certificate_set_retrieve_function2)
STUB(gnutls_certificate_set_retrieve_function3)
STUB(gnutls_certificate_set_x509_key_mem)
STUB(gnutls_certificate_set_x509_key_mem2)
STUB(gnutls_certificate_set_x509_trust_mem)
STUB(gnutls_cipher_get)
STUB(gnutls_credentials_set)
STUB(gnutls_deinit)
STUB(gnutls_dh_params_deinit)
STUB(gnutls_dh_params_import_pkcs3)
STUB(gnutls_dh_params_init)
STUB(gnutls_global_deinit)
STUB(gnutls_global_init)
STUB(gnutls_handshake)
STUB(gnutls_init)
STUB(gnutls_malloc)
STUB(gnutls_priority_deinit)
STUB(gnutls_priority_init)
STUB(gnutls_priority_set)
STUB(gnutls_protocol_get_version)
STUB(gnutls_psk_allocate_server_credentials)
STUB(gnutls_psk_free_server_credentials)
STUB(gnutls_psk_set_server_credentials_function)
STUB(gnutls_record_check_pending)
STUB(gnutls_record_get_direction)
STUB(gnutls_record_recv)
STUB(gnutls_record_send)
STUB(gnutls_session_get_ptr)
STUB(gnutls_session_set_ptr)
STUB(gnutls_strerror)
STUB(gnutls_transport_set_int2)
