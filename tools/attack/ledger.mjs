// Counts requests and responses, and keeps the findings with their requests.

/** Kinds of findings. Any finding makes the run fail. */
export const KINDS = {
  fault: '5xx answers',
  silence: 'requests without an answer',
  leak: 'leaks',
  success: 'unexpected successes',
  refusal: 'wrong refusals',
  text: 'texts that were changed or reflected',
  mail: 'unsafe mails',
  change: "changes to the victim's data",
  crash: 'crashes',
};

const LONGEST = 300;
const SECRET_FIELD = /"([^"]*(?:password|token|secret|credential)[^"]*)"\s*:\s*"[^"]*"/gi;
const LONG_SECRET = /[\w-]{40,}(\.[\w-]*\.[\w-]*)?/g;

const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text);

/** Formats any value as one line of text without passwords, tokens and links. */
export function withoutSecrets(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return shortened(text.replace(SECRET_FIELD, '"$1":"…"').replace(LONG_SECRET, '…'));
}

/** Describes a request in the report: method, path and the beginning of its body, without secrets. */
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
  /** Requests by phase; `answers` counts responses by status and code. */
  byPhase = new Map();
  answers = new Map();

  note({ status, json }) {
    this.requests += 1;
    count(this.byPhase, this.phase);
    const code = status >= 400 ? json?.code : undefined;
    count(this.answers, code ? `${status} ${code}` : String(status));
  }

  /**
   * Records a finding.
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

  countOf(kind) {
    return this.findings.filter((finding) => finding.kind === kind).length;
  }
}

function count(map, key) {
  map.set(key, (map.get(key) ?? 0) + 1);
}
