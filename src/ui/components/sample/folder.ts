/** Where samples are. They are read as text: as modules of the site, Vite would look into them for imports. */
export const samplesFolder = 'src/samples/';
