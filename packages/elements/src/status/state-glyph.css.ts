import { css } from 'lit';

/**
 * The tones of the state families, as `--_icon`, `--_text` and `--_subtle` of an element with a family as its class,
 * and the shapes inside it. Use together with `stateGlyph()`.
 */
export const stateGlyphStyles = css`
  .healthy {
    --_icon: var(--sky-success-icon);
    --_text: var(--sky-success-text);
    --_subtle: var(--sky-success-subtle);
  }

  .warning {
    --_icon: var(--sky-warning-icon);
    --_text: var(--sky-warning-text);
    --_subtle: var(--sky-warning-subtle);
  }

  .error {
    --_icon: var(--sky-danger-icon);
    --_text: var(--sky-danger-text);
    --_subtle: var(--sky-danger-subtle);
  }

  .stopped,
  .paused,
  .unknown {
    --_icon: var(--sky-neutral-icon);
    --_text: var(--sky-neutral-text);
    --_subtle: var(--sky-neutral-subtle);
  }

  .progress {
    --_icon: var(--sky-progress-icon);
    --_text: var(--sky-progress-text);
    --_subtle: var(--sky-progress-subtle);
  }

  .maintenance {
    --_icon: var(--sky-info-icon);
    --_text: var(--sky-info-text);
    --_subtle: var(--sky-info-subtle);
  }

  .state-glyph {
    display: block;
    flex: none;
    color: var(--_icon);
  }

  .cut {
    fill: none;
    stroke: var(--_ground, var(--sky-surface));
  }

  .arc {
    rotate: -90deg;
    transform-origin: 8px 8px;
  }

  @media (prefers-reduced-motion: no-preference) {
    .arc {
      transition: stroke-dasharray var(--sky-duration-base) var(--sky-ease-standard);
    }

    .arc.turning {
      animation: turn 1s linear infinite;
    }

    @keyframes turn {
      to {
        rotate: 270deg;
      }
    }
  }

  @media (forced-colors: active) {
    .state-glyph {
      color: CanvasText;
    }

    .cut {
      stroke: Canvas;
    }
  }
`;
