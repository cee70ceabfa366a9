import {
  getQuote,
  listQuotes,
  openPublicQuote,
  reopenQuote,
  reviseQuote,
  updateQuote,
  varyQuote,
  withdrawAcceptance,
  type Quote,
} from '@quillcare/contracts';
import { respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { patientBy, quoteBody, sentQuote, sendDraft } from './quote-scene.suite';
import type { Product } from '@quillcare/testing';
import type { Scene } from './quote-scene.suite';

/** What staff and patients can do with a variation of a signed quote. */
export function variationActs(product: Product, scene: Scene) {
  const respond = respondIn(() => product);
  const at = ({ id }: { id: string }) => ({ params: { id } });
  const read = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
  const vary = ({ id, version }: Quote) =>
    product.call(varyQuote, { params: { id }, body: { version, reason: 'Longer stay' } }, scene.org.admin);
  const reopen = ({ id, version }: Quote) =>
    product.call(reopenQuote, { params: { id }, body: { version, reason: 'She called' } }, scene.org.admin);
  const revise = ({ id, version }: Quote) =>
    product.call(reviseQuote, { params: { id }, body: { version } }, scene.org.admin);
  const page = async (token: string) =>
    product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
  const withdraw = async (token: string) =>
    product.call(withdrawAcceptance, { params: { token }, body: {} }, await patientBy(scene, token));
  const listed = async (status: string) => {
    const query = { status, limit: 100 } as never;
    const { items } = await product.call(listQuotes, { query }, scene.org.admin);
    return items.map(({ id }) => id);
  };

  const send = (quote: Quote) => sendDraft(scene, quote);

  async function accepted() {
    const { quote, token } = await sentQuote(scene);
    await respond(token, signed(quote), await patientBy(scene, token));
    return { quote: await read(quote.id), token };
  }

  /** A signed quote with a variation that changes the surgeon's fee. */
  async function changed() {
    const first = await accepted();
    const draft = await vary(first.quote);
    const [surgeon, ...others] = quoteBody(scene).lines;
    const lines = [
      { ...surgeon!, key: draft.lines[0]?.key, unitFeeMinor: 600_000 },
      ...others.map((line, index) => ({ ...line, key: draft.lines[index + 1]?.key })),
    ];
    const edited = await product.call(
      updateQuote,
      { ...at(draft), body: { version: draft.version, lines } as never },
      scene.org.admin,
    );
    const second = await send(edited);
    return { first: first.quote, firstToken: first.token, second: second.quote, secondToken: second.token };
  }
  return { respond, at, read, vary, reopen, revise, page, withdraw, listed, send, accepted, changed };
}
