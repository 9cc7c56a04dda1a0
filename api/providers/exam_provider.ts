import type { ApplicationService } from '@adonisjs/core/types'
import { CallerCache } from '#app/exam/calls/caller_cache'
import { Contacts } from '#app/exam/calls/contacts'
import { PaperCopies } from '#app/exam/actions/paper_copies'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { paperResource } from '#app/exam/transformers/paper'

/** Objects of the exam room that live as long as the process. */
export default class ExamProvider {
  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(SnapshotCache, () => new SnapshotCache())
    this.app.container.singleton(PaperCopies, () => new PaperCopies(paperResource))
    this.app.container.singleton(Contacts, () => new Contacts())
    this.app.container.singleton(
      CallerCache,
      async (resolver) => new CallerCache(await resolver.make(Contacts))
    )
  }
}
