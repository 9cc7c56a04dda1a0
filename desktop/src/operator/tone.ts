const SECONDS = 1.5
const HERTZ = 440

/** Plays a short tone that swells and fades, on the computer's own output. */
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

/** How many outputs the system has for sound. */
export async function countOutputs(): Promise<number> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'audiooutput').length
}
