/**
 * Loaded before the server by a process of the tests: its wall clock can be set while it runs, as NTP or an
 * administrator sets a machine's. Nothing else is touched; time goes on passing as it does.
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
process.channel?.unref()
