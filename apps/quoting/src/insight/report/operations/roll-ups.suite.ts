import { rollUpEnquiries, rollUpQuotes, type JobDefinition, type ServiceName } from '@quillcare/contracts';
import {
  contextFor,
  processedBy,
  runInContext,
  type JobHandler,
  type ServiceDefinition,
} from '@quillcare/service-kit';
import { withoutQuoteFiles, type Product } from '@quillcare/testing';

const ROLL_UPS = new Set<JobDefinition | undefined>([rollUpEnquiries, rollUpQuotes]);

/** The jobs that compute the figures of crm and quoting, called directly, because they run only every ten seconds. */
export class RollUps {
  private readonly jobs = new Map<ServiceName, ServiceDefinition['jobs'][number]>();

  /** Finds a service's job as the product starts it. */
  readonly note = (service: ServiceDefinition): ServiceDefinition => {
    const job = service.jobs.find((type) => ROLL_UPS.has(processedBy(type)));
    if (job) this.jobs.set(service.name, job);
    return withoutQuoteFiles(service);
  };

  async run(product: Product): Promise<void> {
    for (const [service, type] of this.jobs) {
      const job = product.app.get<JobHandler<typeof rollUpQuotes>>(type, { strict: false });
      const once = () => job.handle({}, { attempt: 1, lastAttempt: true });
      await runInContext(contextFor({ kind: 'service', service }), once);
    }
  }
}
