import type { ApplicationService } from '@adonisjs/core/types'
import { SavesTogether } from '#app/exam/actions/save_together'
import { StartsTogether } from '#app/exam/actions/start_together'
import { PaperCopies } from '#app/exam/paper_copies'
import { KeptSnapshots } from '#app/exam/rows/kept_snapshots'

/** Objects of the exam domain that live as long as the process. */
export default class ExamProvider {
  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(KeptSnapshots, () => new KeptSnapshots())
    this.app.container.singleton(PaperCopies, () => new PaperCopies())
    this.app.container.singleton(SavesTogether, () => new SavesTogether())
    this.app.container.singleton(StartsTogether, () => new StartsTogether())
  }
}
