const SECONDS = 1.5
const HERTZ = 440

/** Plays a short tone that fades in and out, on the computer's default output. */
export async function playTone(): Promise<void> {
  const context = new AudioContext()
  const gain = context.createGain()
  const { currentTime } = context
  gain.gain.setValueAtTime(0, currentTime)
  gain.gain.linearRampToValueAtTime(0.4, currentTime + 0.2)
  gain.gain.linearRampToValueAtTime(0, currentTime + SECONDS)
  const tone = new OscillatorNode(context, { frequency: HERTZ })
  tone.connect(gain).connect(context.destination)
  await new Promise<void>((resolve) => {
    tone.addEventListener('ended', () => resolve())
    tone.start()
    tone.stop(currentTime + SECONDS)
  })
  await context.close()
}

/** Number of the system's sound outputs. */
export async function countOutputs(): Promise<number> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'audiooutput').length
}
