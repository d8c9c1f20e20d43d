import './recipes/usage';
import './recipes/main';
