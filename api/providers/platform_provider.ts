import type { ApplicationService } from '@adonisjs/core/types'
import { SharedCalls } from '#app/platform/database/calls/shared_calls'
import { GroupedCommits } from '#app/platform/database/grouped_commits'
import { OpenedWebBuild } from '#app/platform/web_app/opened_web_build'

/** Objects of the platform that live as long as the process. */
export default class PlatformProvider {
  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(GroupedCommits, () => new GroupedCommits())
    this.app.container.singleton(SharedCalls, () => new SharedCalls())
    this.app.container.singleton(OpenedWebBuild, async () => {
      const { default: env } = await import('#start/env')
      return new OpenedWebBuild(env.get('WEB_DIST'), env.get('APP_URL'))
    })
  }

  async boot() {
    const { AppendedCounts } = await import('#app/listing/pages/row_counts')
    const { SessionProofs } = await import('#app/platform/session/session_proof')
    this.app.container.singleton(AppendedCounts, () => new AppendedCounts())
    this.app.container.singleton(SessionProofs, () => new SessionProofs())
  }
}
