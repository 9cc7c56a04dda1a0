import { main } from './rehearsal/main.ts'

process.exitCode = await main(process.argv.slice(2))
