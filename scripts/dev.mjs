import { watch } from 'node:fs'
import { endRunningCommands, run, runScript } from './command.mjs'
import { onEndRequested } from './lifetime.mjs'
import { printFailure, Problem } from './problem.mjs'
import { inRoot, withWorkspaceBinaries } from './runtime.mjs'

onEndRequested(endRunningCommands, () => {})

try {
  await develop()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

/** Runs API and web app from their sources with reload on change, using the data of `npm start`. */
async function develop() {
  const env = withWorkspaceBinaries({
    ...process.env,
    NODE_ENV: 'development',
    // The web app's dev server forwards /api to this address.
    API_URL: `http://localhost:${process.env.PORT || '3333'}`,
  })
  for (const command of ['migration:run', 'db:seed']) {
    const { code } = await run(['node', 'ace', command], { cwd: inRoot('api'), env, loud: true })
    if (code !== 0) throw new Problem(`'node ace ${command}' failed (see above).`)
  }
  reportMigrations()
  const servers = ['api', 'web'].map((workspace) =>
    runScript('dev', { workspace, env, loud: true })
  )
  await Promise.race(servers)
  endRunningCommands()
  await Promise.all(servers)
}

/** A changed migration is only reported: run at each save, an unfinished one would be applied. */
function reportMigrations() {
  /** @type {NodeJS.Timeout | undefined} */
  let telling
  watch(inRoot('api', 'database', 'migrations'), (_, file) => {
    clearTimeout(telling)
    telling = setTimeout(() => {
      console.log(`\nMigration ${file} has changed. Start npm run dev again to run it.\n`)
    }, 500)
  }).unref()
}
