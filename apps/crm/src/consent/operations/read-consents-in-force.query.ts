import { readConsentsInForce } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { consentsInForce } from '../domain/consents-in-force';
import { ConsentReader } from './consent.reader';

/** Those of the record and of all that were merged into it. A client whom nobody knows was never asked. */
export const ReadConsentsInForceQuery = implement(readConsentsInForce, [ConsentReader], (consents) => ({
  async handle({ body }) {
    const inForce = consentsInForce(await consents.rows(body.clientId));
    return {
      channels: inForce.map(({ channel, decision }) => ({ channel, isGiven: decision?.isGiven ?? null })),
    };
  },
}));
