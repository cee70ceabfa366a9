// The state of the local Stripe replacement and how it changes.
import { randomBytes } from 'node:crypto';

/** How Stripe's test cards behave when they are charged. */
export const CARDS = {
  4242424242424242: { brand: 'visa', funding: 'credit' },
  4000056655665556: { brand: 'visa', funding: 'debit' },
  5555555555554444: { brand: 'mastercard', funding: 'credit' },
  4000000000000341: { brand: 'visa', funding: 'credit', refuses: 'card_declined' },
  4000002760003184: { brand: 'visa', funding: 'credit', refuses: 'authentication_required' },
};

const DECLINED = 'Your card was declined.';

/**
 * The parameters we send that Stripe accepts in the API version of our library. It rejects all others, and new versions rename
 * some: `payment_method_types` became `allowed_payment_method_types`.
 */
const PARAMETERS = {
  customers: ['description', 'metadata'],
  'checkout/sessions': [
    ...['mode', 'currency', 'allowed_payment_method_types', 'success_url', 'cancel_url', 'expires_at'],
    ...['customer', 'metadata', 'line_items', 'payment_intent_data'],
  ],
  payment_intents: [
    ...['amount', 'currency', 'customer', 'description', 'payment_method', 'allowed_payment_method_types'],
    ...['confirm', 'off_session', 'metadata', 'expand'],
  ],
  refunds: ['payment_intent', 'amount', 'metadata'],
};

export const idOf = (kind) => `${kind}_${randomBytes(9).toString('hex')}`;

export class StripeAccount {
  customers = new Map();
  sessions = new Map();
  setupIntents = new Map();
  paymentMethods = new Map();
  intents = new Map();
  refunds = new Map();
  refusesRefunds = false;
  now = () => new Date();

  /** Simulates entering a card on the hosted page. Returns the URL that the user is redirected to. */
  enter(address, number = '4242424242424242') {
    const session = this.#found(this.sessions, address.split('/').at(-1));
    if (session.status !== 'open') throw new Error('This page is closed.');
    const card = CARDS[number];
    if (!card) throw new Error('Your card number is invalid.');
    const method = this.#method(session.customer, number);
    if (session.mode === 'setup') {
      const setup = {
        id: idOf('seti'),
        object: 'setup_intent',
        status: 'succeeded',
        payment_method: method.id,
      };
      this.setupIntents.set(setup.id, setup);
      session.setup_intent = setup.id;
    } else {
      // A user who is present can confirm with their bank.
      const failure = card.refuses === 'card_declined' && { code: card.refuses, message: DECLINED };
      const { amount_total: amount, currency, customer = null } = session;
      const params = { amount, currency, customer, ...session.payment_intent_data };
      const intent = this.#intent(params, method, failure || null, this.intents.get(session.payment_intent));
      session.payment_intent = intent.id;
      this.happened(failure ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
      if (failure) throw new Error(DECLINED);
    }
    session.status = 'complete';
    this.happened('checkout.session.completed', session);
    return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
  }

  /** Simulates a refund that the bank fails afterwards. */
  failRefund(id) {
    const refund = this.#found(this.refunds, id);
    refund.status = 'failed';
    this.happened('refund.failed', refund);
  }

  renewCard(id, expYear) {
    const method = this.#found(this.paymentMethods, id);
    method.card.exp_year = expYear;
    this.happened('payment_method.automatically_updated', method);
  }

  carryOut(method, [first, ...rest], params) {
    try {
      const route = `${method} ${[first, ...rest.map((part) => (/^(sessions|detach)$/.test(part) ? part : ':id'))].join('/')}`;
      const id = rest.find((part) => !/^(sessions|detach)$/.test(part));
      if (method === 'POST') refuseUnknown(route, params);
      const value = this.#routes[route]?.(params, id);
      return value
        ? { status: 200, value }
        : refusal(404, { message: `Unrecognized request URL (${route})` });
    } catch (error) {
      return error.status ? refusal(error.status, error.details) : refusal(500, { message: String(error) });
    }
  }

  #routes = {
    'POST customers': (params) => this.#kept(this.customers, 'cus', { object: 'customer', ...params }),
    'POST checkout/sessions': (params) => this.#makeSession(params),
    'GET checkout/sessions': () => listOf('checkout/sessions', this.sessions),
    'GET checkout/sessions/:id': ({ expand }, id) =>
      this.#expandedSession(this.#found(this.sessions, id), expand),
    'GET payment_methods/:id': (_params, id) => this.#found(this.paymentMethods, id),
    'POST payment_methods/:id/detach': (_params, id) => this.#detach(this.#found(this.paymentMethods, id)),
    'POST payment_intents': (params) => this.#charge(params),
    'GET payment_intents/:id': (_params, id) => this.#found(this.intents, id),
    'GET payment_intents': ({ customer, created }) =>
      listOf(
        'payment_intents',
        this.intents,
        (one) => (!customer || one.customer === customer) && one.created >= Number(created?.gte ?? 0),
      ),
    'POST refunds': (params) => this.#refund(this.#found(this.intents, params.payment_intent), params),
    'GET refunds': ({ payment_intent: of }) =>
      listOf('refunds', this.refunds, (one) => !of || one.payment_intent === of),
    'GET refunds/:id': (_params, id) => this.#found(this.refunds, id),
  };

  #kept(map, kind, fields) {
    const created = Math.floor(this.now().getTime() / 1000);
    const made = { id: idOf(kind), created, livemode: false, metadata: {}, ...fields };
    map.set(made.id, made);
    return made;
  }

  #found(map, id) {
    const found = map.get(id);
    if (!found) throw problem(404, { code: 'resource_missing', message: `No such thing: '${id}'` });
    return found;
  }

  #makeSession(params) {
    if (params.customer) this.#found(this.customers, params.customer);
    const total = Object.values(params.line_items ?? {}).reduce(
      (sum, { quantity, price_data }) => sum + Number(quantity) * Number(price_data.unit_amount),
      0,
    );
    const session = this.#kept(this.sessions, 'cs_test', {
      object: 'checkout.session',
      status: 'open',
      setup_intent: null,
      payment_intent: null,
      ...params,
      amount_total: params.mode === 'payment' ? total : null,
      currency: params.currency ?? params.line_items?.[0]?.price_data.currency,
    });
    session.url = `${this.url}/pay/${session.id}`;
    return session;
  }

  #expandedSession(session, expand = {}) {
    const wanted = Object.values(expand).join();
    const setup = this.setupIntents.get(session.setup_intent);
    if (session.status === 'open' && this.now() > new Date(session.expires_at * 1000))
      session.status = 'expired';
    return {
      ...session,
      url: session.status === 'open' ? session.url : null,
      setup_intent:
        setup && wanted.includes('setup_intent')
          ? { ...setup, payment_method: this.paymentMethods.get(setup.payment_method) }
          : session.setup_intent,
      payment_intent: wanted.includes('payment_intent')
        ? (this.intents.get(session.payment_intent) ?? null)
        : session.payment_intent,
    };
  }

  #method(customer, number) {
    const { brand, funding } = CARDS[number];
    const card = {
      brand,
      funding,
      last4: number.slice(-4),
      exp_month: 12,
      exp_year: this.now().getFullYear() + 2,
    };
    return this.#kept(this.paymentMethods, 'pm', {
      object: 'payment_method',
      type: 'card',
      customer,
      card,
      number,
    });
  }

  #detach(method) {
    method.customer = null;
    this.happened('payment_method.detached', method);
    return method;
  }

  /** `present` allows another attempt, as on a hosted page. */
  #intent(params, method, failure = null, present = undefined) {
    const charge = { id: idOf('ch'), object: 'charge', payment_method_details: { card: method.card } };
    return this.#kept(this.intents, 'pi', {
      object: 'payment_intent',
      metadata: {},
      ...params,
      amount: Number(params.amount),
      amount_received: failure ? 0 : Number(params.amount),
      ...(present && { id: present.id }),
      status: failure ? 'requires_payment_method' : 'succeeded',
      latest_charge: charge,
      last_payment_error: failure && { type: 'card_error', ...failure },
    });
  }

  #charge(params) {
    const method = this.#found(this.paymentMethods, params.payment_method);
    if (method.customer !== params.customer)
      throw problem(400, {
        type: 'invalid_request_error',
        message: 'The card does not belong to the customer',
      });
    const { refuses } = CARDS[method.number];
    const failure = refuses && { code: refuses, message: DECLINED };
    const intent = this.#intent(params, method, failure);
    this.happened(failure ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
    if (failure) throw problem(402, { type: 'card_error', ...failure, payment_intent: intent });
    return intent;
  }

  /** Refunds everything if there is no amount, and never more than was paid. */
  #refund(intent, { amount, metadata = {} }) {
    if (this.refusesRefunds)
      throw problem(400, {
        type: 'invalid_request_error',
        code: 'balance_insufficient',
        message: 'Insufficient',
      });
    const before = [...this.refunds.values()]
      .filter(({ payment_intent: id, status }) => id === intent.id && status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    const part = amount === undefined ? intent.amount - before : Number(amount);
    if (before >= intent.amount)
      throw problem(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Already refunded',
      });
    if (part > intent.amount - before)
      throw problem(400, { type: 'invalid_request_error', message: 'More than is left of the charge' });
    const fields = {
      object: 'refund',
      status: 'succeeded',
      payment_intent: intent.id,
      amount: part,
      metadata,
    };
    const refund = this.#kept(this.refunds, 're', fields);
    this.happened('refund.created', refund);
    return refund;
  }
}

function listOf(path, things, isAsked = () => true) {
  const data = [...things.values()].filter(isAsked);
  return { object: 'list', has_more: false, url: `/v1/${path}`, data };
}

function refuseUnknown(route, params) {
  const taken = PARAMETERS[route.replace('POST ', '')];
  const unknown = taken && Object.keys(params).find((name) => !taken.includes(name));
  if (unknown)
    throw problem(400, {
      code: 'parameter_unknown',
      param: unknown,
      message: `Received unknown parameter: ${unknown}`,
    });
}

function problem(status, details) {
  return Object.assign(new Error(details.message), { status, details });
}

export function refusal(status, details) {
  return { status, value: { error: { type: 'invalid_request_error', ...details } } };
}
