// What was sent and what came back: counted by kind, and whatever should not have been, with its request.

/** What a finding can be; each of them makes the run fail. */
export const KINDS = {
  fault: '5xx answers',
  silence: 'requests without an answer',
  leak: 'leaks',
  success: 'unexpected successes',
  refusal: 'wrong refusals',
  text: 'texts that were changed or reflected',
  mail: 'unsafe mails',
  change: "changes of the victim's data",
  crash: 'crashes',
};

const LONGEST = 300;
const SECRET_FIELD = /"([^"]*(?:password|token|secret|credential)[^"]*)"\s*:\s*"[^"]*"/gi;
const LONG_SECRET = /[\w-]{40,}(\.[\w-]*\.[\w-]*)?/g;

const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text);

/** Anything as one line of text in which no password, token or link stands. */
export function withoutSecrets(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return shortened(text.replace(SECRET_FIELD, '"$1":"…"').replace(LONG_SECRET, '…'));
}

/** A request as a report may show it: method, path and the beginning of its body, without secrets. */
export function describeRequest({ method, path, body }) {
  const line = `${method} ${withoutSecrets(path)}`;
  if (body === undefined) return line;
  const isText = typeof body === 'string' || Object.getPrototypeOf(body ?? {}) === Object.prototype;
  return `${line} ${isText || Array.isArray(body) ? withoutSecrets(body) : `(${body?.constructor.name})`}`;
}

export class Ledger {
  phase = 'preparation';
  requests = 0;
  findings = [];
  /** Requests by phase, and answers by status and code. */
  byPhase = new Map();
  answers = new Map();

  /** Counts an answer. */
  note({ status, json }) {
    this.requests += 1;
    count(this.byPhase, this.phase);
    const code = status >= 400 ? json?.code : undefined;
    count(this.answers, code ? `${status} ${code}` : String(status));
  }

  /**
   * Notes what should not have been.
   * @param {string} kind
   * @param {{ what: string, request?: object, answer?: { status: number, text?: string } }} finding
   */
  report(kind, { request, answer, what }) {
    this.findings.push({
      kind,
      phase: this.phase,
      what,
      request: request ? describeRequest(request) : null,
      answer: answer ? `${answer.status} ${withoutSecrets(answer.text ?? '')}` : null,
    });
  }

  /** How many findings of one kind there are. */
  countOf(kind) {
    return this.findings.filter((finding) => finding.kind === kind).length;
  }
}

function count(map, key) {
  map.set(key, (map.get(key) ?? 0) + 1);
}
