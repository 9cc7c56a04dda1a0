import hash from '@adonisjs/core/services/hash'

/** Runs `work` once, between the next hash that is made or verified and the request's use of it. `using` ends it. */
export function between(step: 'make' | 'verify', work: () => Promise<unknown>) {
  const real = { make: hash.make.bind(hash), verify: hash.verify.bind(hash) }
  const restore = () => void Object.assign(hash, real)
  const hook = { calls: 0, [Symbol.dispose]: restore }
  const once = async <Result>(result: Result): Promise<Result> => {
    restore()
    hook.calls++
    await work()
    return result
  }
  if (step === 'make') hash.make = async (value) => once(await real.make(value))
  else hash.verify = async (...pair) => once(await real.verify(...pair))
  return hook
}
