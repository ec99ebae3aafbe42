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
  const random = (count) => hex(crypto.getRandomValues(new Uint8Array(count)));

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
    return typeof found?.email === "string" && typeof found.token === "string" ? found : null;
  };
  /* Logs in; gives what is to be told where that cannot be kept. */
  const begin = (email) => (
    Apus.stored("session", { email, token: random(16) }) ? null : text("off"));
  const current = async () => {
    const open = session();
    return open && (await Apus.get("profile", open.email).catch(() => null) ?? null);
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
  const keyOf = (form) => first("[data-key]", form);
  const passwordOf = (form) => first("[type=password]", form);
  // By selectors: a field may be called like a member of its form.
  const fieldsOf = (form) => find("input, select, textarea", form).filter((field) => field.name);
  const pageOf = (form) => form.getAttribute("action");
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
    first("[data-summary]", form).textContent = told;
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
    const salt = random(16);
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
    return begin(profile.email);
  };
  const logIn = async (form) => {
    const profile = await known(mailbox(keyOf(form).value));
    // One answer for both mistakes, after the same work.
    const salt = profile?.salt ?? random(16);
    const typed = await verifier(passwordOf(form).value, salt, profile?.iterations ?? ROUNDS);
    if (typed !== profile?.verifier) {
      passwordOf(form).value = "";
      passwordOf(form).focus();
      return text("wrongLogin");
    }
    return begin(profile.email);
  };

  for (const form of forms) {
    if (session()) current().then((profile) => { if (profile) location.replace(pageOf(form)); });
    const isNew = form.getAttribute("data-profile") === "sign-up";
    form.setAttribute("novalidate", "");
    if (!crypto.subtle) summarize(form, text("insecure"));
    form.addEventListener("input", (event) => {
      if (event.target.ariaInvalid) mark(event.target, fault(event.target));
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (form.ariaBusy || !crypto.subtle || !check(form)) return;
      form.ariaBusy = "true";
      let told;
      try {
        told = await (isNew ? signUp : logIn)(form);
      } catch (error) {
        told = Apus.reason(error);
      }
      form.ariaBusy = null;
      if (told) return summarize(form, told);
      Apus.local("welcome", text(isNew ? "signedUp" : "loggedIn"));
      location.assign(pageOf(form));
    });
  }

  /* The page of the profile, and the offer to make one. */
  const show = async () => {
    const profile = await current();
    if (!sheet) return;
    sheet.hidden = !profile;
    first("[data-no-profile]").hidden = Boolean(profile);
    Apus.showTools(profile);
    if (!profile) return;
    for (const place of find("[data-field]", sheet)) {
      const value = (profile.fields ?? profile)[place.dataset.field];
      place.textContent = value ?? "";
      (place.closest("[data-line]") ?? place).hidden = (value ?? "") === "";
    }
    const count = first("[data-list-count]", sheet);
    if (count) count.textContent = Apus.plural("lists", (await Apus.all("lists")).length);
  };
  Apus.press("[data-log-out]", () => {
    Apus.local("session", null);
    location.assign(sheet.dataset.start);
  });
  Apus.press("[data-erase]", async () => {
    const profile = await current();
    if (!profile) return; // It was pressed twice.
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
  const welcome = Apus.local("welcome");
  if (welcome && !forms.length) {
    Apus.local("welcome", null);
    Apus.say(welcome);
  }
  Apus.on("profile", show);
  Apus.on("lists", show);
  show();
})();
