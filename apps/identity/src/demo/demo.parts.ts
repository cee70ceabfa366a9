import { defineParts } from '@quillcare/service-kit';
import { FinishDemoHandler } from './operations/finish-demo.handler';
import { NoteDemoCallHandler } from './operations/note-demo-call.handler';
import { RecallDemoStepQuery } from './operations/recall-demo-step.query';
import { SeedDemoHandler } from './operations/seed-demo.handler';
import { CreateDemoNotes1795000128010 } from './persistence/create-demo-notes.migration';
import { DemoNoteRepository } from './persistence/demo-note.repository';

/** The demonstration practice, and how far it has come. */
export const demoParts = defineParts({
  migrations: [CreateDemoNotes1795000128010],
  handlers: [SeedDemoHandler, RecallDemoStepQuery, NoteDemoCallHandler, FinishDemoHandler],
  providers: [DemoNoteRepository],
});
