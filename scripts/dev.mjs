import { endRunningCommands, run } from './lib/command.mjs'
import { install, isInstallNeeded } from './lib/install.mjs'
import { onEndRequested } from './lib/lifetime.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { printFailure, Problem } from './lib/problem.mjs'
import { npmCommand, withWorkspaceBinaries } from './lib/runtime.mjs'
import { readSettings } from './lib/settings.mjs'

onEndRequested(endRunningCommands, () => {})

try {
  await develop()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

/** The API and the web app from their sources, both reloading on change, on the data of `npm start`. */
async function develop() {
  if (isInstallNeeded()) await install(process.env)

  const { serverEnv, port } = readSettings(process.env, ROOT)
  const env = withWorkspaceBinaries({
    ...serverEnv,
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    // Where the web app's dev server passes /api on to.
    API_URL: `http://localhost:${port}`,
  })
  for (const command of ['migration:run', 'db:seed']) {
    const { code } = await run(['node', 'ace', command], { cwd: inRoot('api'), env, loud: true })
    if (code !== 0) throw new Problem(`'node ace ${command}' failed (see above).`)
  }

  const servers = ['api', 'web'].map((workspace) =>
    run([...npmCommand(env), 'run', 'dev', '--workspace', workspace], {
      cwd: ROOT,
      env,
      loud: true,
    })
  )
  await Promise.race(servers)
  endRunningCommands()
  await Promise.all(servers)
}
