import { finishDemo, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

@Implements(finishDemo)
export class FinishDemoHandler implements Handler<typeof finishDemo> {
  constructor(private readonly notes: DemoNoteRepository) {}

  async handle(): Promise<ResultOf<typeof finishDemo>> {
    await this.notes.clear();
    return {};
  }
}
