import { QuoteViewed, type QuoteSection } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { QuoteRepository } from '../../../quote';
import { RELOAD_MINUTES, SAME_VIEW_MINUTES } from '../domain/view-sections';
import { QuoteViewRepository, type ViewedLink } from '../persistence/quote-view.repository';

/** Counts views of the patient page. Views come after identification, so mail scanners are never counted. */
@Injectable()
export class ViewRecorder {
  constructor(
    private readonly views: QuoteViewRepository,
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Records a new view and counts it on the quote. */
  async recordOpened(link: ViewedLink, now: Date, sections: readonly QuoteSection[] = []): Promise<void> {
    const { quoteId } = link;
    await this.views.add(link, now, sections);
    const { quote_number: quoteNumber, revision } = await this.quotes.recordView(quoteId, now);
    this.uow.emit(QuoteViewed, quoteId, { quoteId, quoteNumber, revision });
    this.uow.audit({ entityType: 'QUOTE', entityId: quoteId, action: 'VIEW', entityLabel: quoteNumber });
  }

  /** Records the sections reached, in the current view, or in a new one after a pause or a reload. */
  async recordReached(
    link: ViewedLink,
    now: Date,
    { sections, isOpening }: { sections: readonly QuoteSection[]; isOpening: boolean },
  ): Promise<void> {
    const minutes = isOpening ? RELOAD_MINUTES : SAME_VIEW_MINUTES;
    const extended = await this.views.extend(link, now, sections, minutes);
    if (extended === 'OVER') await this.recordOpened(link, now, sections);
    if (extended === 'GREW') await this.emitViewed(link.quoteId);
  }

  private async emitViewed(quoteId: string): Promise<void> {
    const { quoteNumber, revision } = await this.quotes.get(quoteId);
    this.uow.emit(QuoteViewed, quoteId, { quoteId, quoteNumber, revision });
  }
}
