import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG, UnitOfWork } from '@quillcare/service-kit';
import type { AssistantConfig } from '../../assistant.config';

/** Caps the cost of the language model: a daily number of questions per practice. */
@Injectable()
export class ModelBudget {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly settings: AssistantConfig,
  ) {}

  /** Counts a question against the budget of the practice in context; returns false once the day's budget is spent. */
  async spend(): Promise<boolean> {
    const most = this.settings.ASSISTANT_QUESTIONS_A_DAY;
    const counted = await this.uow.run(() =>
      this.uow.execute(
        `insert into assistant.model_use as u (organisation_id, day, questions)
         select $1::uuid, $2::date, 1 where $3::int > 0
         on conflict (organisation_id) do update
            set day = excluded.day, questions = case when u.day = excluded.day then u.questions + 1 else 1 end
          where u.day <> excluded.day or u.questions < $3`,
        [this.uow.organisationId, this.uow.now().toISOString().slice(0, 10), most],
      ),
    );
    return counted > 0;
  }
}
