import { recallDemoStep, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

@Implements(recallDemoStep)
export class RecallDemoStepQuery implements Handler<typeof recallDemoStep> {
  constructor(private readonly notes: DemoNoteRepository) {}

  async handle({ body }: InputOf<typeof recallDemoStep>): Promise<ResultOf<typeof recallDemoStep>> {
    return { calls: await this.notes.ofStep(body.step) };
  }
}
