import { recallDemoStep } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

export const RecallDemoStepQuery = implement(recallDemoStep, [DemoNoteRepository], (notes) => ({
  handle: async ({ body }) => ({ calls: await notes.findCallsOfStep(body.step) }),
}));
