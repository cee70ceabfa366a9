// What no answer may hold: things of the victim, and what is behind the door.

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const INTERNALS =
  /\b(postgres|psql|nats:|redis|typeorm|nestjs|fastify|node_modules|ECONN\w+|EPIPE|ENOENT|EACCES|syntax error at|violates \w+ constraint|at Object|at async)\b|\.(ts|js|mjs):\d+/i;

export class LeakWatch {
  ids = new Set();

  /** `canary` stands in every text that the victim wrote, and in nobody else's. */
  constructor({ canary }) {
    this.canary = canary;
  }

  /** Things of the victim that a text holds. */
  thingsIn(text) {
    const found = new Set((text.match(ID) ?? []).filter((id) => this.ids.has(id.toLowerCase())));
    if (text.includes(this.canary)) found.add(this.canary);
    return [...found];
  }
}

/** Words of a refusal that tell what the product is made of; the caller's own words do not count. */
export function internalsIn({ status, json }) {
  if (status < 400 || typeof json !== 'object' || json === null) return null;
  const told = [json.title, json.detail, ...(json.errors ?? []).map(({ message }) => message)];
  return told.map((text) => INTERNALS.exec(text ?? '')?.[0]).find(Boolean) ?? null;
}
