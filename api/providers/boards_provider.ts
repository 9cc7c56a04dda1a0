import type { ApplicationService } from '@adonisjs/core/types'
import { BoardFeeds } from '#app/events/http/board_feeds'

/** The boards that are watched in this process; their streams end with the server. */
export default class BoardsProvider {
  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(
      BoardFeeds,
      async (resolver) => new BoardFeeds(await resolver.make('logger'))
    )
  }

  ready() {
    this.app.terminating(async () => (await this.app.container.make(BoardFeeds)).close())
  }
}
