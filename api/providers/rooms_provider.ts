import type { ApplicationService } from '@adonisjs/core/types'

/** What rooms ask of rooms above them. */
export default class RoomsProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { FileRows, findMissingFiles } = await import('#app/platform/uploads/missing_files')
    const { MissingCount } = await import('#app/platform/uploads/missing_count')
    this.app.container.singleton(FileRows, async () => {
      const { FILE_COLUMNS } = await import('#start/file_references')
      return new FileRows(FILE_COLUMNS)
    })
    this.app.container.singleton(MissingCount, async (resolver) => {
      const { FILE_REFERENCES } = await import('#start/file_references')
      const find = () => findMissingFiles(FILE_REFERENCES)
      return new MissingCount(find, await resolver.make('logger'))
    })
    const { ExpectedLearners } = await import('#app/accounts/expected_learners')
    const { PersonCopies } = await import('#app/accounts/person_copies')
    const { WaitingBuyers } = await import('#app/enrolment/waiting_buyers')
    this.app.container.singleton(ExpectedLearners, async () => {
      const { isExpected } = await import('#app/events/rows/expected_learners')
      return new ExpectedLearners(isExpected)
    })
    this.app.container.singleton(PersonCopies, async () => {
      const { refreshBuyer } = await import('#app/payments/actions/refresh_buyer')
      const { refreshLearner } = await import('#app/results/actions/refresh_learner')
      return new PersonCopies([refreshBuyer, refreshLearner])
    })
    this.app.container.singleton(WaitingBuyers, async () => {
      const { findWaitingBuyers } = await import('#app/payments/actions/find_waiting_buyers')
      return new WaitingBuyers(findWaitingBuyers)
    })
  }
}
