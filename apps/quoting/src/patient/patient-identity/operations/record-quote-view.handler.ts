import { recordQuoteView, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, type Handler } from '@quillcare/service-kit';
import { PatientLinkGuard, refuseUnlessIdentified } from '../../../quote';
import { ViewRecorder } from './view-recorder';

@Implements(recordQuoteView)
export class RecordQuoteViewHandler implements Handler<typeof recordQuoteView> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly views: ViewRecorder,
    private readonly clock: Clock,
  ) {}

  async handle({ params, body }: InputOf<typeof recordQuoteView>): Promise<ResultOf<typeof recordQuoteView>> {
    refuseUnlessIdentified();
    const link = await this.guard.own(params.token);
    await this.views.reached(link, this.clock.now(), body);
    return { recorded: true };
  }
}
