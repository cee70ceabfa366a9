import { readConsentsInForce } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { consentsInForce } from '../domain/consents-in-force';
import { ConsentReader } from './consent.reader';

/** Includes the consents of all clients merged into this one. An unknown client has none. */
export const ReadConsentsInForceQuery = implement(readConsentsInForce, [ConsentReader], (consents) => ({
  async handle({ body }) {
    const inForce = consentsInForce(await consents.rows(body.clientId));
    return {
      channels: inForce.map(({ channel, decision }) => ({ channel, isGiven: decision?.isGiven ?? null })),
    };
  },
}));
