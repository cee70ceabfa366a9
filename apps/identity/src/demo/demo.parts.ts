import { defineParts } from '@quillcare/service-kit';
import { FinishDemoHandler } from './operations/finish-demo.handler';
import { NoteDemoCallHandler } from './operations/note-demo-call.handler';
import { RecallDemoStepQuery } from './operations/recall-demo-step.query';
import { SeedDemoHandler } from './operations/seed-demo.handler';
import { DemoNoteRepository } from './persistence/demo-note.repository';

/** The demonstration practice and the progress of creating it. */
export const demoParts = defineParts({
  handlers: [SeedDemoHandler, RecallDemoStepQuery, NoteDemoCallHandler, FinishDemoHandler],
  providers: [DemoNoteRepository],
});
