/*
 * Stands in for Stripe.js beside the mocked shop: the part of its contract that the checkout calls. As with Stripe,
 * what is typed stays in frames of another origin; here come tokens only.
 */
(() => {
  const home = new URL(document.currentScript.src).origin;

  class Emitter {
    #listeners = new Map();
    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }
    off(name, listener) {
      const kept = (this.#listeners.get(name) ?? []).filter((one) => one !== listener);
      this.#listeners.set(name, listener ? kept : []);
      return this;
    }
    emit(name, event) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event);
      return this.#listeners.get(name)?.length > 0;
    }
  }

  /** A page of the stand-in's own origin; it says `{kind, ...}` by itself and answers what it is asked. */
  class Frame {
    constructor(path, title, onSaid) {
      this.element = document.createElement('iframe');
      this.element.src = home + path;
      this.element.title = title;
      Object.assign(this.element.style, {display: 'block', width: '100%', border: '0'});
      this.listen = ({source, origin, data}) => {
        if (origin !== home || source !== this.element.contentWindow) return;
        if (data.kind === 'height') this.element.style.height = `${data.height}px`;
        else onSaid(data);
      };
      addEventListener('message', this.listen);
    }
    ask(what, more = {}) {
      const {port1, port2} = new MessageChannel();
      const answer = new Promise((done) => {
        port1.addEventListener('message', ({data}) => done(data));
        port1.start();
      });
      this.element.contentWindow.postMessage({ask: what, ...more}, home, [port2]);
      return answer;
    }
    remove() {
      removeEventListener('message', this.listen);
      this.element.remove();
    }
  }

  /**
   * A page above the shop's, until it says how it ended. A wallet's stands above all; the bank's question is a part of
   * the page, as Stripe's: an open modal dialog covers it.
   */
  function openAbove(path, title, onSaid, isModal = true) {
    const before = document.activeElement;
    const dialog = document.createElement('dialog');
    const frame = new Frame(path, title, onSaid);
    dialog.setAttribute('aria-label', title);
    Object.assign(dialog.style, {
      width: 'min(28rem, 92vw)',
      padding: '0',
      borderRadius: '12px',
      margin: 'auto',
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
    });
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    frame.element.style.height = '22rem';
    dialog.append(frame.element);
    document.body.append(dialog);
    if (isModal) dialog.showModal();
    else dialog.show();
    frame.element.focus();
    frame.close = () => {
      frame.remove();
      dialog.remove();
      before?.focus?.();
    };
    return frame;
  }

  class StandInElement extends Emitter {
    constructor(elements, type, options) {
      super();
      Object.assign(this, {elements, type, options});
    }
    update(options) {
      Object.assign(this.options, options);
    }
    unmount() {
      this.frame?.remove();
    }
    destroy() {
      this.unmount();
      this.elements.forget(this);
    }
  }

  class PaymentElement extends StandInElement {
    mount(place) {
      const secret = this.elements.options.customerSessionClientSecret ?? '';
      const path = `/stripe/fields?session=${encodeURIComponent(secret)}`;
      this.frame = new Frame(path, 'Secure payment input frame', ({kind, ...said}) =>
        this.emit(kind, {elementType: 'payment', ...said}),
      );
      place.append(this.frame.element);
    }
  }

  class ExpressCheckoutElement extends StandInElement {
    mount(place) {
      this.frame = new Frame(
        '/stripe/express',
        'Secure express checkout frame',
        ({kind, wallets}) => {
          if (kind === 'ready') {
            const availablePaymentMethods = wallets
              ? {googlePay: true, applePay: false}
              : undefined;
            this.emit('ready', {elementType: 'expressCheckout', availablePaymentMethods});
          }
          if (kind === 'click') this.#open();
        },
      );
      this.frame.element.style.height = '48px';
      place.append(this.frame.element);
    }
    #open() {
      const expressPaymentType = 'google_pay';
      const resolve = (given = {}) => this.#show({...this.options, ...given}, expressPaymentType);
      const isHeard = this.emit('click', {
        elementType: 'expressCheckout',
        expressPaymentType,
        resolve,
        reject() {},
      });
      if (!isHeard) resolve();
    }
    #show(asked, expressPaymentType) {
      const sheet = openAbove('/stripe/wallet', 'Test Wallet', async (said) => {
        if (said.kind === 'ready') {
          const told = await this.#tellAddress(said.shippingAddress);
          Object.assign(asked, told);
          const {lineItems, shippingRates} = asked;
          const {amount} = this.elements.options;
          await sheet.ask('show', {amount, lineItems, shippingRates, isServed: told !== null});
        }
        if (said.kind === 'rate') {
          const rate = asked.shippingRates.find(({id}) => id === said.id);
          const told = await this.#tell('shippingratechange', {shippingRate: rate});
          Object.assign(asked, told);
          const {lineItems, shippingRates} = asked;
          const {amount} = this.elements.options;
          await sheet.ask('show', {amount, lineItems, shippingRates, isServed: told !== null});
        }
        if (said.kind === 'cancel') {
          sheet.close();
          this.emit('cancel', {elementType: 'expressCheckout'});
        }
        if (said.kind === 'confirm') {
          const paymentFailed = ({message} = {}) => this.elements.sheet?.ask('failed', {message});
          const {billingDetails, shippingAddress} = said;
          const shippingRate = asked.shippingRates?.[0];
          this.emit('confirm', {
            paymentFailed,
            billingDetails,
            shippingAddress,
            shippingRate,
            expressPaymentType,
          });
        }
      });
      this.elements.sheet = sheet;
    }
    /** Null when the shop does not go there. */
    #tellAddress({name, address: {city, state, postal_code, country}}) {
      const address = {city, state, postal_code, country};
      return this.#tell('shippingaddresschange', {name, address});
    }
    #tell(kind, what) {
      return new Promise((done) => {
        const resolve = (details = {}) => done(details);
        if (!this.emit(kind, {...what, resolve, reject: () => done(null)})) done({});
      });
    }
  }

  const types = {payment: PaymentElement, expressCheckout: ExpressCheckoutElement};

  class Elements {
    created = [];
    constructor(options) {
      this.options = {...options};
    }
    create(type, options = {}) {
      const made = new types[type](this, type, options);
      this.created.push(made);
      return made;
    }
    getElement(type) {
      return this.created.find((one) => one.type === type) ?? null;
    }
    forget(element) {
      this.created = this.created.filter((one) => one !== element);
    }
    update(options) {
      Object.assign(this.options, options);
    }
    fetchUpdates() {
      return Promise.resolve({});
    }
    async submit() {
      return (await this.getElement('payment')?.frame.ask('validate')) ?? {};
    }
  }

  async function createConfirmationToken({elements, params = {}}) {
    const source = elements.sheet ?? elements.getElement('payment')?.frame;
    const answer = await source.ask('token', {params});
    elements.sheet?.close();
    elements.sheet = null;
    return answer;
  }

  function handleNextAction({clientSecret}) {
    const page = `/stripe/next?secret=${encodeURIComponent(clientSecret)}`;
    return new Promise((done) => {
      const onSaid = ({kind, to, ...answer}) => {
        if (kind === 'leads') location.assign(to);
        if (kind !== 'done') return;
        frame.close();
        done(answer);
      };
      const frame = openAbove(page, '3D Secure authentication', onSaid, false);
    });
  }

  const notHere = () => Promise.reject(new Error('The stand-in does not do this'));

  window.Stripe = Object.assign(
    () => ({
      elements: (options) => new Elements(options),
      createConfirmationToken,
      handleNextAction,
      createToken: notHere,
      createPaymentMethod: notHere,
      confirmCardPayment: notHere,
      registerAppInfo() {},
      _registerWrapper() {},
    }),
    {version: 'endive'},
  );
})();
