// Calls each operation as each role in its own organisation: the response must agree with the permission matrix.
import { contracts, requests } from '../product-code.mjs';
import { matrixProblem } from '../judge.mjs';
import { mayBeSeen, nobodys, pathWith } from '../requests-of.mjs';

export const title = 'as each role';

export async function attack({ ledger, cast, stories }) {
  for (const operation of requests.SESSION_OPERATIONS)
    for (const [role, person] of cast.people) {
      await person.ready();
      const isAllowed = contracts.allows(operation.permission, { role, isActive: true });
      const path = pathWith(operation, nobodys()).slice('/api'.length);
      const own = { organisationId: person.organisationId, token: person.token, ids: new Map() };
      const story = mayBeSeen(operation, role) ? stories.overseer : stories.attacker;
      const answer = await story.call(operation, own, { path });
      const isByBody = requests.hasRightByBody(operation) && answer.status === 403;
      const problem = matrixProblem(isAllowed && !isByBody, answer);
      if (!problem) continue;
      ledger.report(!isAllowed && answer.status < 400 ? 'success' : 'refusal', {
        request: { method: operation.http.method, path: `/api${path}` },
        answer,
        what: `${role}: ${problem}`,
      });
    }
  // Some of these commands ended sessions.
  for (const person of cast.people.values()) await person.ready();
}
