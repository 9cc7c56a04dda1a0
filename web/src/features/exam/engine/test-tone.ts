/** Two notes, of a voice's pitch. Hz and seconds. */
const NOTES = [
  { frequency: 440, at: 0 },
  { frequency: 587, at: 0.35 },
]
const NOTE_SECONDS = 0.3
const LOUDNESS = 0.25

/**
 * Plays a short tone. Must be called from a click.
 * @param volume 0-1
 */
export function playTestTone(volume: number): void {
  const context = new AudioContext()
  for (const { frequency, at } of NOTES) {
    const start = context.currentTime + at
    const gain = new GainNode(context, { gain: 0 })
    // Softened at both ends: a tone that is cut clicks.
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(LOUDNESS * volume, start + 0.02)
    gain.gain.linearRampToValueAtTime(0, start + NOTE_SECONDS)
    const tone = new OscillatorNode(context, { frequency })
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + NOTE_SECONDS)
    if (frequency === NOTES[NOTES.length - 1]?.frequency) tone.onended = () => void context.close()
  }
}
