// The users of NATS as they are deployed (deploy/nats/users.conf), on a development machine: whoever names no user may do
// everything, so that one process needs no password; processes of one target log in as it, and may do no more than in production.
import { readFileSync } from 'node:fs';

const DEPLOYED = new URL('../../deploy/nats/users.conf', import.meta.url);
const ANYBODY = '    { user: anybody, password: anybody }';

const localPassword = (name) => `local-${name.toLowerCase().replaceAll('_', '-')}`;

/** Settings of a NATS server that listens on this machine only. */
export function localUsers() {
  const users = readFileSync(DEPLOYED, 'utf8')
    .replace(/\$(NATS_PASSWORD\w*)/g, (_, name) => `"${localPassword(name)}"`)
    .replace('users: [\n', `users: [\n${ANYBODY}\n`);
  return `${users}no_auth_user: anybody\n`;
}

/** The variables of all of them: a process takes that of its own target. */
export function allLocalLogins() {
  const names = readFileSync(DEPLOYED, 'utf8').match(/NATS_PASSWORD_\w+/g) ?? [];
  return Object.fromEntries(names.map((name) => [name, localPassword(name)]));
}

/** The variable with which a process of one target logs in to such a server. */
export function localLogin(target) {
  const name = `NATS_PASSWORD_${target.toUpperCase()}`;
  return { [name]: localPassword(name) };
}
