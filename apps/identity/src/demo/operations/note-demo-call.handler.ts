import { noteDemoCall } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

export const NoteDemoCallHandler = implement(noteDemoCall, [DemoNoteRepository], (notes) => ({
  async handle({ body }) {
    await notes.recordCall(body);
    return {};
  },
}));
