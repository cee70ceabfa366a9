import { finishDemo } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

export const FinishDemoHandler = implement(finishDemo, [DemoNoteRepository], (notes) => ({
  async handle() {
    await notes.clear();
    return {};
  },
}));
