import type { ApplicationService } from '@adonisjs/core/types'

/** What rooms ask of rooms above them. */
export default class RoomsProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { PersonCopies } = await import('#app/accounts/person_copies')
    const { WaitingBuyers } = await import('#app/enrolment/waiting_buyers')
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
