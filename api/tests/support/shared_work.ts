/**
 * The share of this process's work that is done in the thread that answers requests, from 0 to 1: a share of CPU
 * time, so that it is the same on a slow machine.
 */
export async function mainThreadShare(work: () => Promise<unknown>): Promise<number> {
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
  await work()
  const [threadUsed, allUsed] = [process.threadCpuUsage(thread), process.cpuUsage(all)]
  return (threadUsed.user + threadUsed.system) / (allUsed.user + allUsed.system)
}
