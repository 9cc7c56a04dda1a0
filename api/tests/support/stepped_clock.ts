/**
 * Loaded before the server in a test process: lets tests set its wall clock while it runs, as NTP or an administrator
 * would. The speed of time doesn't change.
 */
const RealDate = Date
let stepMs = Number(process.env.CLOCK_STEP_MS ?? 0)

globalThis.Date = new Proxy(RealDate, {
  get: (target, property) =>
    property === 'now' ? () => RealDate.now() + stepMs : Reflect.get(target, property),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + stepMs] : given, newTarget),
})

process.on('message', (message: { stepMs: number }) => {
  stepMs = message.stepMs
  process.send?.('stepped')
})
// No server outlives an interrupted test.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
