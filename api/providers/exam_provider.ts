import type { ApplicationService } from '@adonisjs/core/types'
import { KnownSitters } from '#app/exam/calls/known_sitters'
import { PaperCopies } from '#app/exam/actions/paper_copies'
import { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { paperResource } from '#app/exam/transformers/paper'

/** Objects of the exam room that live as long as the process. */
export default class ExamProvider {
  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(KeptSnapshots, () => new KeptSnapshots())
    this.app.container.singleton(PaperCopies, () => new PaperCopies(paperResource))
    this.app.container.singleton(KnownSitters, () => new KnownSitters())
  }
}
