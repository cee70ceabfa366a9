import { testProduct } from '@quillcare/testing';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { UnitOfWork } from '../persistence/unit-of-work';
import { Readings } from './readings';

const product = testProduct({ only: ['crm'], role: 'api' });
const organisationId = newId();
const within = <T>(work: () => Promise<T>): Promise<T> =>
  runInContext(contextFor({ kind: 'service', service: 'crm' }, { organisationId }), work);

it('refuses to overwrite a later reading with an earlier one, and reads afresh', async () => {
  const readings = product.app.get(Readings, { strict: false });
  const uow = product.app.get(UnitOfWork, { strict: false });
  const facts = [`user:${newId()}`, `user:${newId()}`];
  const read = () => within(() => readings.read(async () => 'a name'));
  const keep = (reading: Awaited<ReturnType<typeof read>>) =>
    within(() => uow.run(() => readings.keep(facts, reading)));
  const [earlier, later] = [await read(), await read()];
  await keep(later);
  await expect(keep(earlier)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await keep(later);
  await keep(await read());
});
