// Detects the victim's data and the product's internals in responses.

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const INTERNALS =
  /\b(postgres|psql|nats:|redis|typeorm|nestjs|fastify|node_modules|ECONN\w+|EPIPE|ENOENT|EACCES|syntax error at|violates \w+ constraint|at Object|at async)\b|\.(ts|js|mjs):\d+/i;

export class LeakWatch {
  ids = new Set();

  /** `canary` is contained in every text of the victim and in no other text. */
  constructor({ canary }) {
    this.canary = canary;
  }

  /** The victim's ids and canaries in a text. */
  thingsIn(text) {
    const found = new Set((text.match(ID) ?? []).filter((id) => this.ids.has(id.toLowerCase())));
    if (text.includes(this.canary)) found.add(this.canary);
    return [...found];
  }
}

/** Words in an error response that reveal the product's internals. */
export function internalsIn({ status, json }) {
  if (status < 400 || typeof json !== 'object' || json === null) return null;
  const told = [json.title, json.detail, ...(json.errors ?? []).map(({ message }) => message)];
  return told.map((text) => INTERNALS.exec(text ?? '')?.[0]).find(Boolean) ?? null;
}
