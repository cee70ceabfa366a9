// Hostile texts in every text field of every body: each is either refused with its field named, or stored and returned unchanged.
import { contracts, requests, samples } from '../product-code.mjs';
import { inParallel } from '../door.mjs';
import { openQuote } from '../cast.mjs';
import { judgeText } from '../judge.mjs';
import { shownIn, textFieldsOf, valueAt } from '../fields.mjs';
import { askerOf, ownPath, requestBy, validBody } from '../requests-of.mjs';

export const title = 'hostile texts in bodies';

const AT_ONCE = 8;
const SHORT_COUNT = 12;

const always = () => true;
const ONLY_OF_IMPLANTS = {
  which: always,
  why: 'only an option of implants names an item, and the sample is of the surgeon',
};

const KEYED_LINES = {
  lines: { which: (text) => text === null, why: 'a line without a key gets one' },
};

/** Texts that are validated but not stored, by operation and field, with the reason. */
const NOT_STORED = {
  'import.startExport': {
    headings: { which: always, why: 'the response is about the export; its id has the name of a column' },
    words: { which: always, why: 'the response is about the export' },
  },
  'quoting.createOptionList': { onlyItem: ONLY_OF_IMPLANTS },
  'quoting.updateOptionList': { onlyItem: ONLY_OF_IMPLANTS },
  'identity.createProfile': {
    authUserId: { which: always, why: 'the session identifies the user' },
    email: { which: always, why: 'the session identifies the user' },
    userData: { which: always, why: 'an existing profile keeps its names' },
  },
  'identity.correctEmailAtSignIn': {
    email: { which: always, why: 'it is the wrong address; the response contains the corrected one' },
  },
  'identity.signUp': {
    lastName: {
      which: (text) => [...text].length < 2,
      why: 'a single letter is replaced by a name from the email address',
    },
  },
  'quoting.createQuote': KEYED_LINES,
  'quoting.updateQuote': KEYED_LINES,
  'quoting.previewQuote': KEYED_LINES,
  'quoting.updateCaseDocument': {
    name: {
      which: always,
      why: 'it loses folders and hidden characters, and its ending says what the file is',
    },
  },
  'quoting.respondToQuote': {
    quoteNumber: { which: always, why: 'the link determines the quote' },
  },
};

const withBodies = requests.ROUTED_OPERATIONS.filter(
  (operation) => contracts.hasBody(operation) && operation.http.encoding !== 'multipart',
);

/** Every text field of an operation's body, in each of its variants. */
function fieldsOf(operation) {
  const forms = samples.alternativesOf(samples.schemaOf(operation, 'body'));
  return forms.flatMap((form) => textFieldsOf(form).map((path) => ({ operation, form, path })));
}

/** The path that reads the changed record back, or null if there is none. */
function readerOf({ http }, path, json) {
  const reads = (pattern) =>
    requests.ROUTED_OPERATIONS.some((one) => one.http.method === 'GET' && one.http.path === pattern);
  if (http.method === 'PATCH') return reads(http.path) ? path : null;
  return reads(`${http.path}/:id`) && json?.id ? `${path}/${json.id}` : null;
}

class FieldAttack {
  version = 1;

  constructor(scene, { operation, form, path }) {
    Object.assign(this, { scene, operation, form, path, field: path.join('.'), cast: scene.cast });
    this.asker = askerOf(operation, scene.cast);
  }

  async run() {
    const { scene, operation } = this;
    if (operation.permission === 'patient') await this.takeQuote();
    this.address = ownPath(operation, this.cast);
    const label = `${operation.name} ${this.field}`;
    for (const [at, text] of scene.corpus.forField(label, SHORT_COUNT).entries()) {
      if (at % 50 === 0) await this.refresh();
      await this.tryText(text);
    }
  }

  /** Sends a quote for this field only, because otherwise the questions of all fields would accumulate on one quote. */
  async takeQuote() {
    const { attacker } = this.cast;
    await attacker.admin.ready();
    this.cast = { ...this.cast, attacker: { ...attacker, quote: await openQuote(attacker) } };
  }

  /** Renews the session, and reads the version again because other operations may have changed the record. */
  async refresh() {
    await this.asker?.ready();
    if (this.operation.http.method !== 'PATCH') return;
    const { json } = await this.scene.door.ask({
      method: 'GET',
      path: this.address,
      token: this.asker?.token,
    });
    this.version = json?.version ?? this.version;
  }

  async tryText(text) {
    const { operation, form, path, scene, field, cast } = this;
    const body = samples.replaceAt(this.versioned(validBody(form, cast)), path, text);
    const request = requestBy(this.asker, operation, cast, { path: this.address, body });
    const answer = await scene.door.ask(request);
    this.version = answer.json?.version ?? answer.json?.facts?.version ?? this.version;
    const parsed = operation.body.safeParse(body);
    const verdict = judgeText({ isAccepted: parsed.success, answer, field, blamed: blamedBy(parsed) });
    if (Array.isArray(verdict)) return scene.ledger.report(verdict[0], { request, answer, what: verdict[1] });
    const outcome = verdict === 'accepted' ? await this.comesBack(request, answer, parsed.data) : verdict;
    scene.tally(outcome);
  }

  versioned(body) {
    return 'version' in body ? { ...body, version: this.version } : body;
  }

  /** Checks that the stored text is read back unchanged. */
  async comesBack(request, answer, stored) {
    const { scene, operation, path, field } = this;
    const expected = valueAt(stored, path);
    const known = NOT_STORED[operation.name];
    if ((known?.[path[0]] ?? known?.[path.at(-1)])?.which(expected)) return 'accepted for its shape only';
    const reader = readerOf(operation, this.address, answer.json);
    const read = reader
      ? await scene.door.ask({ method: 'GET', path: reader, token: request.token })
      : answer;
    const shown = shownIn(read.json, path, expected);
    if (shown === 'changed')
      scene.ledger.report('text', { request, answer: read, what: `${field} was read back changed` });
    return shown === 'hidden'
      ? 'accepted, not shown in the response'
      : 'accepted and the same when read again';
  }
}

/** The fields that the contract blames. A date may be valid on its own but contradict an earlier one. */
const blamedBy = ({ error }) => (error?.issues ?? []).map(({ path }) => path.join('.')).filter(Boolean);

/** Groups of fields. Those of one PATCH are tested one after another, because each change makes a new version. */
function series() {
  return withBodies.flatMap((operation) => {
    const fields = fieldsOf(operation);
    return operation.http.method === 'PATCH' ? [fields] : fields.map((field) => [field]);
  });
}

export async function attack(scene) {
  const longestFirst = series().sort((a, b) => b.length - a.length);
  await inParallel(longestFirst, AT_ONCE, async (fields) => {
    for (const field of fields) await new FieldAttack(scene, field).run();
  });
}
