/** An audio element that the test controls, because jsdom's can't play. */
export class FakeAudio extends EventTarget {
  src = ''
  currentTime = 0
  duration = Number.NaN
  volume = 1
  playbackRate = 1
  ended = false
  isPlaying = false
  error: { message: string } | null = null
  /** Length in seconds that `load` finds, or 'broken'. */
  length: number | 'broken' = 20
  playError: Error | null = null

  load(): void {
    this.currentTime = 0
    this.ended = false
    this.isPlaying = false
    if (this.src === '') return
    queueMicrotask(() => {
      if (this.length === 'broken') {
        this.error = { message: 'broken' }
        this.dispatchEvent(new Event('error'))
        return
      }
      this.duration = this.length
      this.dispatchEvent(new Event('durationchange'))
      this.dispatchEvent(new Event('canplaythrough'))
    })
  }

  async play(): Promise<void> {
    if (this.playError) throw this.playError
    if (this.src === '') throw new DOMException('nothing to play', 'NotSupportedError')
    // A finished one starts over.
    if (this.ended) this.currentTime = 0
    this.ended = false
    this.isPlaying = true
    queueMicrotask(() => this.dispatchEvent(new Event('play')))
  }

  pause(): void {
    if (!this.isPlaying) return
    this.isPlaying = false
    queueMicrotask(() => this.dispatchEvent(new Event('pause')))
  }

  removeAttribute(): void {
    this.src = ''
  }

  /** Plays until this second. */
  hearTo(seconds: number): void {
    this.currentTime = seconds
    this.dispatchEvent(new Event('timeupdate'))
    if (seconds < this.duration) return
    this.ended = true
    this.isPlaying = false
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  seekTo(seconds: number): void {
    this.currentTime = seconds
    this.dispatchEvent(new Event('seeking'))
  }

  slowTo(rate: number): void {
    this.playbackRate = rate
    this.dispatchEvent(new Event('ratechange'))
  }

  asElement(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement
  }
}
