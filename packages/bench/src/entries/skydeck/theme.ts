import '@skydeck/tokens/scales.css';
import '@skydeck/tokens/schemes/skydeck.css';
