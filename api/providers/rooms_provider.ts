import type { ApplicationService } from '@adonisjs/core/types'

const askAbove = () => import('#start/asked_above')
const readReferences = () => import('#start/file_references')

/** Registers what rooms need of rooms above them. */
export default class RoomsProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { FileRows, findMissingFiles } = await import('#app/platform/uploads/missing_files')
    const { MissingCount } = await import('#app/platform/uploads/missing_count')
    this.app.container.singleton(
      FileRows,
      async () => new FileRows((await readReferences()).FILE_COLUMNS)
    )
    this.app.container.singleton(MissingCount, async (resolver) => {
      const find = async () => findMissingFiles((await readReferences()).FILE_REFERENCES)
      return new MissingCount(find, await resolver.make('logger'))
    })
    const { OwnedRows } = await import('#app/listing/search/owned_rows')
    this.app.container.singleton(OwnedRows, () => new OwnedRows())
    const { ClassLearners } = await import('#app/accounts/ports/class_learners')
    const { ExpectedLearners } = await import('#app/accounts/ports/expected_learners')
    const { PersonCopies } = await import('#app/accounts/ports/person_copies')
    const { ExplainedMedia } = await import('#app/exam/ports/explained_media')
    this.app.container.singleton(
      ExplainedMedia,
      () => new ExplainedMedia(async (...media) => (await askAbove()).mayOpenMedia(...media))
    )
    const { WaitingBuyers } = await import('#app/enrolment/ports/waiting_buyers')
    this.app.container.singleton(ClassLearners, async () => {
      const { learnersOfClass } = await askAbove()
      return new ClassLearners(learnersOfClass)
    })
    this.app.container.singleton(
      ExpectedLearners,
      () => new ExpectedLearners(async (...learner) => (await askAbove()).isExpected(...learner))
    )
    this.app.container.singleton(
      PersonCopies,
      () =>
        new PersonCopies([
          async (...person) => (await askAbove()).refreshBuyer(...person),
          async (...person) => (await askAbove()).refreshLearner(...person),
        ])
    )
    this.app.container.singleton(
      WaitingBuyers,
      () => new WaitingBuyers(async (...buyers) => (await askAbove()).findWaitingBuyers(...buyers))
    )
  }
}
