/* A profile on this device: sign up, log in, log out, what it says. The forms say what they ask
   for; the password is never kept, only what proves it. */
(() => {
  const { Apus } = window;
  if (!Apus) return;
  const ROUNDS = 600000;
  const { find, first, text } = Apus;
  const forms = find("form[data-profile]");
  const sheet = first("[data-profile-sheet]");
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const random = () => hex(crypto.getRandomValues(new Uint8Array(16)));

  /* The key: without spaces around, the domain in small letters. */
  const mailbox = (typed) => (
    typed.trim().normalize("NFC").replace(/@.*/s, (domain) => domain.toLowerCase()));
  /* The profile with an address, whose letters may be small or capital. */
  const known = async (email) => (await Apus.all("profile")).find((profile) => (
    profile.email.toLowerCase() === email.toLowerCase()));
  const verifier = async (password, salt, iterations) => {
    const secret = new TextEncoder().encode(password.normalize("NFC"));
    const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
    return hex(new Uint8Array(await crypto.subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt: bytes(salt), iterations }, key, 256)));
  };

  const session = () => {
    const found = Apus.stored("session");
    return typeof found?.email === "string" ? found : null;
  };
  /* Logs in; gives what is to be told where that cannot be kept. */
  const begin = (email) => (
    Apus.stored("session", { email, token: random() }) ? null : text("off"));
  const current = async () => {
    const open = session();
    return open && Apus.get("profile", open.email).catch(() => null);
  };

  /* What is wrong with a field, in the words of its form. */
  const fault = (field) => {
    const { type, required, minLength, maxLength } = field;
    if (type === "checkbox") return "";
    const value = type === "password" ? field.value : Apus.line(field.value);
    const length = [...field.value.normalize("NFC")].length;
    if (!value) return required ? text("fieldEmpty") : "";
    if (length < minLength) return text("fieldShort", { limit: minLength });
    if (maxLength > 0 && length > maxLength) return text("fieldLong", { limit: maxLength });
    if (type === "tel" && !/(\p{Nd}\P{Nd}*){3}/u.test(value)) return text("fieldPhone");
    if (type === "url" && !/^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@[^\s@]|tel:\+?\d)\S*$/i.test(value)) {
      return text("fieldLink");
    }
    if (type === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)) return text("fieldEmail");
    if (field.dataset.type === "Int") {
      const { minimum: low = -999999999, maximum: high = 999999999 } = field.dataset;
      if (!/^-?\d+$/.test(value) || +value < low || +value > high) {
        return text("fieldNumber", { low, high });
      }
    }
    return "";
  };
  // Past the members of a form: a field may be called like one.
  const within = (form, selector) => find(selector).filter((part) => part.closest("form") === form);
  const attribute = (form, name) => Element.prototype.getAttribute.call(form, name);
  const keyOf = (form) => within(form, "[data-key]")[0];
  const passwordOf = (form) => within(form, "[type=password]")[0];
  const fieldsOf = (form) => within(form, "input, select, textarea").filter((field) => field.name);
  const pageOf = (form) => attribute(form, "action");
  const mark = (field, told) => {
    const place = document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0]);
    if (place) place.textContent = told;
    field.ariaInvalid = told ? "true" : null;
  };
  const check = (form) => {
    const wrong = fieldsOf(form).filter((field) => {
      const told = fault(field);
      mark(field, told);
      return told;
    });
    summarize(form, wrong.length ? Apus.plural("formWrong", wrong.length) : "");
    wrong[0]?.focus();
    return !wrong.length;
  };
  const summarize = (form, told) => {
    within(form, "[data-summary]")[0].textContent = told;
  };

  /* What the reader wrote, apart from what proves the password; its key is kept as `email`. */
  const record = (form) => {
    const key = keyOf(form);
    const email = mailbox(key.value);
    const fields = {};
    for (const field of fieldsOf(form)) {
      if (field.type === "password") continue;
      if (field.type === "checkbox") fields[field.name] = field.checked;
      else if (field.dataset.type === "Int") fields[field.name] = field.value ? Number(field.value) : null;
      else fields[field.name] = field === key ? email : Apus.line(field.value);
    }
    return { email, fields };
  };
  const signUp = async (form) => {
    const salt = random();
    const profile = {
      ...record(form), salt, iterations: ROUNDS,
      verifier: await verifier(passwordOf(form).value, salt, ROUNDS),
      createdAt: Apus.now(),
    };
    try {
      if (await known(profile.email)) throw new DOMException("", "ConstraintError");
      await Apus.add("profile", profile);
    } catch (error) {
      if (error?.name !== "ConstraintError") throw error;
      mark(keyOf(form), text("profileExists"));
      keyOf(form).focus();
      return text("profileExists");
    }
    const told = begin(profile.email);
    // Who cannot be logged in could not take it back.
    if (told) await Apus.remove("profile", profile.email);
    return told;
  };
  const logIn = async (form) => {
    const profile = await known(mailbox(keyOf(form).value));
    // One answer for both mistakes, after the same work.
    const salt = profile?.salt ?? random();
    const typed = await verifier(passwordOf(form).value, salt, profile?.iterations ?? ROUNDS);
    if (typed !== profile?.verifier) {
      passwordOf(form).value = "";
      passwordOf(form).focus();
      return text("wrongLogin");
    }
    return begin(profile.email);
  };

  for (const form of forms) {
    const lead = () => current().then((profile) => { if (profile) location.replace(pageOf(form)); });
    lead();
    // As it was left it has the password, and whoever comes back may be logged in.
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      for (const field of within(form, "[type=password]")) field.value = "";
      lead();
    });
    const isNew = attribute(form, "data-profile") === "sign-up";
    const on = addEventListener.bind(form);
    let isBusy = false;
    Element.prototype.setAttribute.call(form, "novalidate", "");
    if (!crypto.subtle) summarize(form, text("insecure"));
    on("input", (event) => {
      if (event.target.ariaInvalid) mark(event.target, fault(event.target));
    });
    on("submit", async (event) => {
      event.preventDefault();
      if (isBusy || !crypto.subtle || !check(form)) return;
      isBusy = true;
      let told;
      try {
        told = await (isNew ? signUp : logIn)(form);
      } catch (error) {
        told = Apus.reason(error);
      }
      isBusy = false;
      if (told) return summarize(form, told);
      Apus.local("told", text(isNew ? "signedUp" : "loggedIn"));
      location.assign(pageOf(form));
    });
  }

  /* The page of the profile, and the offer to make one. */
  const show = async () => {
    const profile = await current();
    if (!sheet) return;
    sheet.hidden = !profile;
    first("[data-no-profile]").hidden = Boolean(profile);
    if (!profile) return;
    for (const place of find("[data-field]", sheet)) {
      const value = (profile.fields ?? profile)[place.dataset.field] ?? "";
      place.textContent = value;
      (place.closest("[data-line]") ?? place).hidden = value === "";
    }
    const count = first("[data-list-count]", sheet);
    if (count) count.textContent = Apus.plural("lists", (await Apus.all("lists")).length);
  };
  Apus.press("[data-log-out]", () => {
    Apus.local("session", null);
    Apus.local("told", text("loggedOut"));
    location.assign(sheet.dataset.start);
  });
  Apus.press("[data-erase]", async () => {
    const profile = await current();
    if (!profile) return show(); // It was pressed twice, or another tab has logged out.
    await Apus.remove("profile", profile.email);
    Apus.local("session", null);
    await show();
    first("[data-no-profile] a").focus();
    Apus.tell("profileErased", {}, {
      action: async () => {
        await Apus.add("profile", profile);
        begin(profile.email);
        return show();
      },
    });
  });
  Apus.on("profile", show);
  addEventListener("storage", show); // Another tab has logged in or out.
  Apus.on("lists", show);
  show();
})();
