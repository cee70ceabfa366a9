// The NATS users of a deployment (deploy/nats/users.conf) on a development machine. A client without a user may do everything, so
// that a single process needs no password. Processes of one target log in as that target's user, with the same permissions as in
// production.
import { readFileSync } from 'node:fs';

const DEPLOYED = new URL('../../deploy/nats/users.conf', import.meta.url);
const ANYBODY = '    { user: anybody, password: anybody }';

const localPassword = (name) => `local-${name.toLowerCase().replaceAll('_', '-')}`;

/** Settings of a NATS server that only listens on this machine. */
export function localUsers() {
  const users = readFileSync(DEPLOYED, 'utf8')
    .replace(/\$(NATS_PASSWORD\w*)/g, (_, name) => `"${localPassword(name)}"`)
    .replace('users: [\n', `users: [\n${ANYBODY}\n`);
  return `${users}no_auth_user: anybody\n`;
}

/** The password variables of all users. A process uses that of its own target. */
export function allLocalLogins() {
  const names = readFileSync(DEPLOYED, 'utf8').match(/NATS_PASSWORD_\w+/g) ?? [];
  return Object.fromEntries(names.map((name) => [name, localPassword(name)]));
}

/** The variable with which a process of one target logs in to such a server. */
export function localLogin(target) {
  const name = `NATS_PASSWORD_${target.toUpperCase()}`;
  return { [name]: localPassword(name) };
}
