import { startProduct, type Product } from '@quillcare/testing';
import { Column, Entity } from 'typeorm';
import { TenantEntity } from '../persistence/tenant-entity';
import { StartError } from './start-error';

@Entity({ schema: 'crm', name: 'client' })
class ClientWithColour extends TenantEntity {
  @Column('text') favouriteColour!: string;
}

@Entity({ schema: 'crm', name: 'forgotten' })
class Forgotten extends TenantEntity {}

let product: Product | undefined;
afterEach(() => product?.stop());

function start(entity?: new () => TenantEntity): Promise<unknown> {
  return startProduct({
    only: ['crm'],
    extend: (service) => (entity ? { ...service, entities: [...service.entities, entity] } : service),
  }).then((started) => (product = started));
}

it('starts if every entity has its table', async () => {
  await expect(start()).resolves.toBeDefined();
});

it.each([
  [Forgotten, 'Forgotten has no table crm.forgotten'],
  [ClientWithColour, 'ClientWithColour.favouriteColour has no column crm.client.favourite_colour'],
])('does not start if a table or column of an entity is missing (%#)', async (entity, sentence) => {
  const refused = start(entity);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow('list one in `migrations` of the feature');
  await expect(refused).rejects.toBeInstanceOf(StartError);
});
