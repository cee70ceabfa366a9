import { noteDemoCall, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

@Implements(noteDemoCall)
export class NoteDemoCallHandler implements Handler<typeof noteDemoCall> {
  constructor(private readonly notes: DemoNoteRepository) {}

  async handle({ body }: InputOf<typeof noteDemoCall>): Promise<ResultOf<typeof noteDemoCall>> {
    await this.notes.note(body);
    return {};
  }
}
