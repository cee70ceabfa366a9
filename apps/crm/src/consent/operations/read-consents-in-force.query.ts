import { readConsentsInForce, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { consentsInForce } from '../domain/consents-in-force';
import { ConsentReader } from './consent.reader';

/** Those of the record and of all that were merged into it. A client whom nobody knows was never asked. */
@Implements(readConsentsInForce)
export class ReadConsentsInForceQuery implements Handler<typeof readConsentsInForce> {
  constructor(private readonly consents: ConsentReader) {}

  async handle({ body }: InputOf<typeof readConsentsInForce>): Promise<ResultOf<typeof readConsentsInForce>> {
    const inForce = consentsInForce(await this.consents.rows(body.clientId));
    return {
      channels: inForce.map(({ channel, decision }) => ({ channel, isGiven: decision?.isGiven ?? null })),
    };
  }
}
