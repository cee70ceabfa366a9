import { contextFor, runInContext, type UnitOfWork } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';
import type { News } from '../notification/domain/news';
import { Notifier } from '../notification/notifier';

/** Runs work as a job of the service for a practice. */
export function asNotifications<T>(organisationId: string, work: () => Promise<T>): Promise<T> {
  return runInContext({ ...contextFor({ kind: 'service', service: 'notifications' }), organisationId }, work);
}

export async function raiseNews(product: Product, organisationId: string, news: News): Promise<void> {
  const notifier = product.app.get(Notifier, { strict: false });
  // Each service has its own unit of work; this is the notifier's.
  const { uow } = notifier as unknown as { uow: UnitOfWork };
  await asNotifications(organisationId, () => uow.runFor(organisationId, () => notifier.notify(news)));
}
